// Whole numbers, such as turns or microseconds, summed up without keeping each of them.
#pragma once

#include <cstdint>
#include <map>

namespace cubewright {

// The figures do not depend on the order in which values were added. Sums are exact, and so are the
// least and the most. Values below 4,096 are counted exactly; larger ones are counted by their
// twelve highest bits, so that a median is right to a part in 8,000, and there are at most 2,048
// counts for each doubling however many values there are.
//
// Precondition of all figures: count() > 0.
class Distribution {
 public:
  // Precondition: value < 2^42, which are 50 days in microseconds; then a hundred million of them
  // do not overflow the sum of their squares.
  void Add(std::uint64_t value);

  std::uint64_t count() const { return count_; }
  double mean() const;
  // With an even count, the mean of the two in the middle.
  double median() const;
  std::uint64_t least() const { return least_; }
  std::uint64_t most() const { return most_; }
  // The sample standard deviation: divided by count() - 1; 0 for one value.
  double deviation() const;

  // How often each value occurred, the larger ones rounded as above.
  const std::map<std::uint64_t, std::uint64_t>& counts() const { return counts_; }

 private:
  __extension__ typedef unsigned __int128 Wide;

  // The value at `place`, from 0, in sorted order.
  double At(std::uint64_t place) const;

  std::map<std::uint64_t, std::uint64_t> counts_;
  std::uint64_t count_ = 0;
  std::uint64_t least_ = ~std::uint64_t{0};
  std::uint64_t most_ = 0;
  Wide sum_ = 0;
  Wide sum_of_squares_ = 0;
};

}  // namespace cubewright
