#include "solver/methods/choices.h"

#include <algorithm>

namespace cubewright {

const MethodDescription* FindMethod(MethodList methods, const Choice& choice) {
  const auto can_do = [&choice](const MethodDescription* method) {
    return method->name == choice.method && method->puzzle == choice.puzzle &&
           method->goal >= choice.goal &&
           std::find(method->metrics.begin(), method->metrics.end(), choice.metric) !=
               method->metrics.end();
  };
  const auto found = std::find_if(methods.begin(), methods.end(), can_do);
  return found == methods.end() ? nullptr : *found;
}

}  // namespace cubewright
