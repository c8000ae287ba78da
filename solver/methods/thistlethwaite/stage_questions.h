// M. Thistlethwaite's four stages as questions to the solver for parts.
//
//   stage             positions  mean   most  by the turns           brings the cube into
//   oriented-edges        2,048   4.61     7  all                    G1 = <U, D, R, L, F2, B2>
//   oriented-corners  1,082,565   7.80    10  those of G1            G2 = <U, D, R2, L2, F2, B2>
//   half-turns           29,400   8.80    13  those of G2            G3 = <U2, D2, R2, L2, F2, B2>
//   solved              663,552  10.13    15  those of G3            1
//
// Positions are cosets: those that differ only by what a later stage puts right are one.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "solver/methods/parts/question.h"

namespace cubewright {

inline constexpr std::size_t kThistlethwaiteStageCount = 4;

inline constexpr std::array<std::string_view, kThistlethwaiteStageCount> kThistlethwaiteStageIds = {
    "oriented-edges", "oriented-corners", "half-turns", "solved"};

// The turns of G0 to G3: stage i uses those of Gi.
inline constexpr std::array<MoveSet, kThistlethwaiteStageCount> kThistlethwaiteMoves = {
    0777777, 0277277, 0227227, 0222222};

// The slices, each the places of four edges between two opposite faces: half turns never take an
// edge out of its slice.
inline constexpr std::array<PlaceSet, 3> kEdgeSlices = {
    PlacesOf(Edge::kUf, Edge::kUb, Edge::kDf, Edge::kDb),
    PlacesOf(Edge::kUr, Edge::kUl, Edge::kDr, Edge::kDl),
    PlacesOf(Edge::kFr, Edge::kFl, Edge::kBl, Edge::kBr)};
// The corners that half turns exchange with one another.
inline constexpr std::array<PlaceSet, 2> kCornerTetrads = {
    PlacesOf(Corner::kUrf, Corner::kUlb, Corner::kDlf, Corner::kDrb),
    PlacesOf(Corner::kUfl, Corner::kUbr, Corner::kDfr, Corner::kDbl)};

PartsQuestion ThistlethwaiteQuestion(std::size_t stage);

}  // namespace cubewright
