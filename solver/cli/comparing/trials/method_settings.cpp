#include "solver/cli/comparing/trials/method_settings.h"

#include <algorithm>
#include <array>
#include <span>

#include "solver/cli/english/color_names.h"
#include "solver/methods/choices.h"

namespace cubewright {
namespace {

bool IsNameOf(std::span<const std::string_view> names, std::string_view text) {
  return std::ranges::find(names, text) != names.end();
}

std::optional<std::uint64_t> SettingNumber(const std::string& text) {
  const bool is_whole = !text.empty() && text.size() <= 19 &&
                        text.find_first_not_of("0123456789") == std::string::npos;
  if (!is_whole) return std::nullopt;
  return std::stoull(text);
}

// Sets a setting. Returns whether it exists and may have this value.
bool Set(MethodSettings& settings, std::string_view name, const std::string& value) {
  if (name == "cross" && IsNameOf(kColorNames, value)) {
    settings.options.cross = value;
    return true;
  }
  if (name == "population" && IsNameOf(kPopulationNames, value)) {
    settings.options.population = value;
    return true;
  }
  const std::optional<std::uint64_t> number = SettingNumber(value);
  if (!number) return false;
  if (name == "seed") {
    settings.options.seed = *number;
    settings.has_seed = true;
  } else if (name == "max-length" && *number <= 1000) {
    settings.max_length = static_cast<int>(*number);
  } else if (name == "max-nodes" && *number > 0) {
    settings.max_nodes = number;
  } else if (name == "time-ms") {
    settings.time_ms = number;
  } else {
    return false;
  }
  return true;
}

}  // namespace

Result<MethodSettings, std::string> ReadMethodSettings(std::string_view text) {
  // As people write a list: "beginner, cfop".
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  text.remove_suffix(text.size() - (text.find_last_not_of(' ') + 1));
  MethodSettings settings;
  settings.label = text;
  const std::size_t name_end = std::min(text.find(':'), text.size());
  settings.options.method = text.substr(0, name_end);
  if (!IsNameOf(kMethodNames, settings.options.method)) {
    std::string names;
    for (const std::string_view name : kMethodNames) {
      names.append(names.empty() ? "" : ", ").append(name);
    }
    return "there is no method \"" + settings.options.method + "\"; there are " + names;
  }
  for (std::size_t from = name_end; from < text.size();) {
    const std::size_t end = std::min(text.find(':', from + 1), text.size());
    const std::string_view setting = text.substr(from + 1, end - from - 1);
    const std::size_t sign = std::min(setting.find('='), setting.size());
    const std::string value(setting.substr(std::min(sign + 1, setting.size())));
    if (!Set(settings, setting.substr(0, sign), value)) {
      return "\"" + std::string(setting) +
             "\" is no setting: max-nodes=N, time-ms=N, max-length=N, seed=N, cross=COLOUR and "
             "population=NAME are";
    }
    from = end;
  }
  if (settings.max_nodes && settings.time_ms) {
    return "\"" + settings.label + "\" has a limit of work and one of time";
  }
  return settings;
}

}  // namespace cubewright
