#include "tables/table_header.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/cpp/tables/sample_table.h"

namespace cubewright {
namespace {

std::vector<std::byte> SampleFile() {
  std::vector<std::byte> file(TableFileBytes(kSampleTable));
  const auto header = EncodeTableHeader(kSampleTable);
  std::copy(header.begin(), header.end(), file.begin());
  return file;
}

std::string CodeOf(std::span<const std::byte> file) {
  const auto error = CheckTableHeader(kSampleTable, file);
  return error ? std::string(TableErrorCode(*error)) : "none";
}

TEST(TableHeader, AcceptsWhatItWrites) {
  EXPECT_EQ(CodeOf(SampleFile()), "none");
  EXPECT_EQ(BuilderVersionOf(SampleFile()), kTableBuilderVersion);
  EXPECT_EQ(ExpectedPayloadSha256(kSampleTable)[1], std::byte{0x11});
}

TEST(TableHeader, NamesWhatIsWrong) {
  const auto code_with = [](std::size_t offset) {
    std::vector<std::byte> file = SampleFile();
    file[offset] ^= std::byte{0x40};
    return CodeOf(file);
  };
  EXPECT_EQ(code_with(0), "table-magic");
  EXPECT_EQ(code_with(8), "table-version");
  EXPECT_EQ(code_with(12), "table-version");
  EXPECT_EQ(code_with(16), "table-kind");
  EXPECT_EQ(code_with(20), "table-version");
  EXPECT_EQ(code_with(24), "table-length");
  EXPECT_EQ(code_with(32), "table-length");
  EXPECT_EQ(code_with(48), "table-hash");
  EXPECT_EQ(code_with(79), "table-hash");

  std::vector<std::byte> right = SampleFile();
  const std::span<const std::byte> file = right;
  for (const std::size_t size : {std::size_t{0}, std::size_t{7}}) {
    EXPECT_EQ(CodeOf(file.first(size)), "table-magic");
  }
  for (const std::size_t size :
       {std::size_t{8}, kTableHeaderBytes - 1, kTableHeaderBytes, right.size() - 1}) {
    EXPECT_EQ(CodeOf(file.first(size)), "table-length");
  }
  right.push_back(std::byte{0});
  EXPECT_EQ(CodeOf(right), "table-length");
}

TEST(TableError, EachHasACodeOfItsOwn) {
  std::set<std::string_view> codes;
  for (int error = 0; error < kTableErrorCount; ++error) {
    codes.insert(TableErrorCode(static_cast<TableError>(error)));
  }
  EXPECT_EQ(codes.size(), static_cast<std::size_t>(kTableErrorCount));
}

}  // namespace
}  // namespace cubewright
