// What `cubewright scan --json` writes about a cube.
#pragma once

#include <nlohmann/json.hpp>

#include "solver/scan/pocket_scan.h"
#include "solver/scan/scan.h"

namespace cubewright {

// solver/cli/README.md lists its keys.
nlohmann::ordered_json ScanJson(const CubeScan& scan);
nlohmann::ordered_json ScanJson(const PocketScan& scan);

}  // namespace cubewright
