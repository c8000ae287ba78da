// The memory of the tables of one set, or of two: reserved, filled from outside or by making the
// tables here, and put into use. What uses them is not known here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "tables/generation.h"
#include "tables/table_description.h"

namespace cubewright {

struct GenerationStatus {
  bool done;
  double progress;  // 0..1, never falling
};

// A table is named by its index in the set; those of the second set come after those of the first.
// A user of the tables derives a class, which is called when one comes into use or goes out of it.
class TableRooms {
 public:
  // `more`: an optional set. Both must outlive this.
  explicit TableRooms(const TableSet& set, const TableSet* more = nullptr)
      : set_(set), more_(more) {}

  std::size_t table_count() const {
    return set_.tables.size() + (more_ == nullptr ? 0 : more_->tables.size());
  }
  const TableSet& SetOf(std::size_t table) const {
    return table < set_.tables.size() ? set_ : *more_;
  }
  const TableDescription& DescriptionOf(std::size_t table) const {
    return table < set_.tables.size() ? set_.tables[table]
                                      : more_->tables[table - set_.tables.size()];
  }
  // Only the tables of the first set.
  bool AreAllCommitted() const;
  bool IsCommitted(std::size_t table) const { return rooms_[table].is_committed; }
  // Precondition: memory is reserved for the table.
  std::span<const std::byte> Payload(std::size_t table) const;

  // Reserves memory for the table's file, TableFileBytes long, to be written by the caller; null if
  // it is refused. What was there before is gone.
  std::byte* ReserveTable(std::size_t table);
  // Puts a reserved file into use, whose hash the caller has checked, or which was made here.
  // Returns "" or an error code.
  std::string_view CommitTable(std::size_t table);
  void DropTable(std::size_t table);
  // Xxh64 of a range of a reserved file. A part beyond the end of the file is ignored.
  std::uint64_t ChecksumTable(std::size_t table, std::size_t offset, std::size_t size_bytes) const;

  // Starts to make the table and its header in the memory reserved for it; the caller commits it
  // when it is done. Returns false if none is reserved. The engine makes sure of the memory that
  // making it takes besides.
  bool BeginGeneration(std::size_t table);
  GenerationStatus StepGeneration(std::uint64_t work_units);

  // No bundle has more.
  static constexpr std::size_t kMostTables = 3;

  static constexpr std::string_view kTablesMissing = "tables-missing";

 protected:
  ~TableRooms() = default;
  // Called when a table has been put into use, and before the memory of one that was in use
  // changes.
  virtual void UseChanged() {}
  // Called before a table is made, for the threads that make it, and when it is made or abandoned.
  virtual GenerationThreads BeginThreads() { return {}; }
  virtual void EndThreads() {}

 private:
  struct FreeDeleter {
    void operator()(std::byte* memory) const;
  };
  struct Room {
    std::unique_ptr<std::byte[], FreeDeleter> file;
    bool is_committed = false;
  };

  // Keeps the memory and its content, but abandons a table that is being made.
  void StopUsing(std::size_t table);
  void EndGeneration();

  const TableSet& set_;
  const TableSet* const more_;
  std::array<Room, kMostTables> rooms_;
  std::unique_ptr<TableGeneration> generation_;
};

}  // namespace cubewright
