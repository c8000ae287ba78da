#include "wasm/tables/table_rooms.h"

#include <algorithm>
#include <cstdlib>

#include "tables/table_header.h"
#include "tables/xxh64.h"

namespace cubewright {

void TableRooms::FreeDeleter::operator()(std::byte* memory) const { std::free(memory); }

bool TableRooms::AreAllCommitted() const {
  return std::all_of(rooms_.begin(), rooms_.begin() + set_.tables.size(),
                     [](const Room& room) { return room.is_committed; });
}

std::span<const std::byte> TableRooms::Payload(std::size_t table) const {
  return {rooms_[table].file.get() + kTableHeaderBytes, DescriptionOf(table).payload_bytes()};
}

std::byte* TableRooms::ReserveTable(std::size_t table) {
  DropTable(table);
  // Not operator new, which ends the program when memory is refused.
  void* const memory = std::malloc(TableFileBytes(DescriptionOf(table)));
  rooms_[table].file.reset(static_cast<std::byte*>(memory));
  return rooms_[table].file.get();
}

std::string_view TableRooms::CommitTable(std::size_t table) {
  Room& room = rooms_[table];
  if (room.file == nullptr) return kTablesMissing;
  const TableDescription& description = DescriptionOf(table);
  const auto error = CheckTableHeader(description, {room.file.get(), TableFileBytes(description)});
  if (error) return TableErrorCode(*error);
  room.is_committed = true;
  UseChanged();
  return "";
}

void TableRooms::StopUsing(std::size_t table) {
  EndGeneration();
  rooms_[table].is_committed = false;
  UseChanged();
}

void TableRooms::DropTable(std::size_t table) {
  StopUsing(table);
  rooms_[table].file.reset();
}

std::uint64_t TableRooms::ChecksumTable(std::size_t table, std::size_t offset,
                                        std::size_t size_bytes) const {
  const Room& room = rooms_[table];
  const std::size_t file_bytes = room.file == nullptr ? 0 : TableFileBytes(DescriptionOf(table));
  const std::span<const std::byte> file(room.file.get(), file_bytes);
  const auto from_offset = file.subspan(std::min(offset, file.size()));
  return Xxh64(from_offset.first(std::min(size_bytes, from_offset.size())));
}

bool TableRooms::BeginGeneration(std::size_t table) {
  StopUsing(table);
  std::byte* const file = rooms_[table].file.get();
  if (file == nullptr) return false;
  const TableDescription& description = DescriptionOf(table);
  const auto header = EncodeTableHeader(description);
  std::copy(header.begin(), header.end(), file);
  generation_ = description.Generate({file + kTableHeaderBytes, description.payload_bytes()},
                                     GenerationExtent::kTable, BeginThreads());
  return true;
}

GenerationStatus TableRooms::StepGeneration(std::uint64_t work_units) {
  if (generation_ == nullptr) return {true, 0};
  const bool done = generation_->Step(work_units);
  const GenerationStatus status = {done, generation_->progress()};
  if (done) EndGeneration();
  return status;
}

void TableRooms::EndGeneration() {
  if (generation_ == nullptr) return;
  generation_.reset();
  EndThreads();
}

}  // namespace cubewright
