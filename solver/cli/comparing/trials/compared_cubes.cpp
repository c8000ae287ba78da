#include "solver/cli/comparing/trials/compared_cubes.h"

#include <iostream>
#include <istream>

namespace cubewright {
std::optional<ComparedCube> SeriesCubes::Next() {
  for (;;) {
    const std::optional<SeriesCube> drawn = drawing_.Next();
    if (!drawn) return std::nullopt;
    if (!part_.Has(drawn->number)) continue;
    return ComparedCube{drawn->number, drawn->scramble_length, Position{drawn->cube}};
  }
}

std::optional<std::uint64_t> SeriesCubes::total() const {
  return (total_ + part_.of - part_.part) / part_.of;
}

std::optional<ComparedCube> LineCubes::Next() {
  for (std::string line; std::getline(lines_, line);) {
    if (!part_.Has(++number_)) continue;
    if (line.ends_with('\r')) line.pop_back();
    if (number_ == 1 && line.starts_with(kByteOrderMark)) line.erase(0, kByteOrderMark.size());
    const std::string text = line.substr(0, line.find('\t'));
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string::npos || text[begin] == '#') continue;
    const Result<Position, PositionFault> position = positions_.Read(text);
    if (position) return ComparedCube{number_, std::nullopt, *position};
    ++refused_;
    if (!tells_) continue;
    std::cerr << "cubewright: " << name_ << ':' << number_ << ": " << position.failure().code
              << ": " << position.failure().message << '\n';
  }
  return std::nullopt;
}

}  // namespace cubewright
