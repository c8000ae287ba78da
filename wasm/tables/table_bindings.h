// What JavaScript sees of an engine's tables, the same in every bundle; wasm/table-set.d.ts
// declares it. `kOnly` gives the one TableRooms of the bundle, or a class with the same functions.
#pragma once

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "tables/table_error.h"
#include "tables/table_header.h"
#include "wasm/tables/table_rooms.h"

namespace cubewright {

template <auto kOnly>
struct TableBindings {
  using val = emscripten::val;

  // The declarations allow only names that are in a set.
  static std::size_t PlaceOf(const std::string& kind) {
    std::size_t place = kOnly().table_count() - 1;
    while (place > 0 && kind != kOnly().DescriptionOf(place).name) --place;
    return place;
  }

  static val Describe() {
    val tables = val::array();
    for (std::size_t place = 0; place < kOnly().table_count(); ++place) {
      const TableDescription& description = kOnly().DescriptionOf(place);
      val table = val::object();
      table.set("set", std::string(kOnly().SetOf(place).name));
      table.set("kind", std::string(description.name));
      table.set("formatVersion", kTableFormatVersion);
      table.set("sizeBytes", static_cast<double>(TableFileBytes(description)));
      table.set("entryCount", static_cast<double>(description.entry_count()));
      table.set("bitsPerEntry", static_cast<std::uint32_t>(description.bits_per_entry));
      table.set("payloadSha256", std::string(description.payload_sha256));
      tables.call<void>("push", table);
    }
    return tables;
  }

  static double Reserve(const std::string& kind) {
    return static_cast<double>(
        reinterpret_cast<std::uintptr_t>(kOnly().ReserveTable(PlaceOf(kind))));
  }

  static std::string Commit(const std::string& kind) {
    return std::string(kOnly().CommitTable(PlaceOf(kind)));
  }

  static void Drop(const std::string& kind) { kOnly().DropTable(PlaceOf(kind)); }

  // In hexadecimal digits, since a JavaScript number holds no more than 53 bits.
  static std::string Checksum(const std::string& kind, double offset, double size_bytes) {
    std::uint64_t checksum = kOnly().ChecksumTable(PlaceOf(kind), static_cast<std::size_t>(offset),
                                                   static_cast<std::size_t>(size_bytes));
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, checksum >>= 4) {
      *digit = "0123456789abcdef"[checksum & 15];
    }
    return digits;
  }

  static bool BeginGeneration(const std::string& kind) {
    return kOnly().BeginGeneration(PlaceOf(kind));
  }

  static val StepGeneration(double work_units) {
    const GenerationStatus status = kOnly().StepGeneration(static_cast<std::uint64_t>(work_units));
    val object = val::object();
    object.set("done", status.done);
    object.set("progress", status.progress);
    return object;
  }

  static void PushErrorCodes(val& codes) {
    for (int error = 0; error < kTableErrorCount; ++error) {
      codes.call<void>("push", std::string(TableErrorCode(static_cast<TableError>(error))));
    }
    codes.call<void>("push", std::string(TableRooms::kTablesMissing));
  }

  static void Register() {
    using emscripten::function;
    function("describeTables", &Describe);
    function("reserveTable", &Reserve);
    function("commitTable", &Commit);
    function("dropTable", &Drop);
    function("checksumTable", &Checksum);
    function("beginGeneration", &BeginGeneration);
    function("stepGeneration", &StepGeneration);
  }
};

}  // namespace cubewright
