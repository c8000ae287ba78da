// Which solutions later solves of an engine give, for JavaScript.
#pragma once

#include <optional>
#include <string_view>

#include "solver/methods/preference.h"

namespace cubewright {

class WantedSolutions {
 public:
  // At least 1, the default.
  void SetCount(int count) { count_ = count; }
  int count() const { return count_; }

  // Which come first, by a name of kPreferenceNames; empty, the default: those that the method
  // gives first. Returns false and changes nothing for any other name.
  bool Prefer(std::string_view name) {
    const std::optional<Preference> preference = PreferenceNamed(name);
    if (!preference && !name.empty()) return false;
    preference_ = preference;
    return true;
  }
  std::optional<Preference> preference() const { return preference_; }

 private:
  int count_ = 1;
  std::optional<Preference> preference_;
};

}  // namespace cubewright
