#include "solver/cli/bench/process_usage.h"

#include <ctime>
#include <fstream>
#include <string>

namespace cubewright {

double ProcessorTimeMs() {
  timespec time = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

ResidentMemory ReadResidentMemory() {
  // Lines such as "VmRSS:     70284 kB"; see proc(5), which says that a kB is 1024 bytes.
  constexpr std::uint64_t kUnitBytes = 1024;
  ResidentMemory memory;
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line)) {
    const auto value = [&line] {
      return std::stoull(line.substr(line.find(':') + 1)) * kUnitBytes;
    };
    if (line.starts_with("VmRSS:")) memory.now_bytes = value();
    if (line.starts_with("VmHWM:")) memory.peak_bytes = value();
  }
  return memory;
}

}  // namespace cubewright
