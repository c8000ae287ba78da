// Mean, median and other statistics of measured values. tests/bench/report/statistics.mjs computes
// the same for the measurements of the WebAssembly bundles.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace cubewright {

struct Summary {
  double mean = 0;
  double median = 0;
  double percentile95 = 0;
};

// The value below which `part` (0..1) of the values lie, on the straight line between the two
// nearest of them: R. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages (1996), type 7.
// Precondition: `sorted` is not empty.
inline double Quantile(std::span<const double> sorted, double part) {
  const double place = part * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

// Zeros for no values.
inline Summary Summarize(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  return {sum / static_cast<double>(values.size()), Quantile(values, 0.5), Quantile(values, 0.95)};
}

}  // namespace cubewright
