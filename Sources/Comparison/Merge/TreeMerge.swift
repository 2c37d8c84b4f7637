import ComparisonData
import Stage
import Traces

/// The source of a variant after two change requests, each made by itself, and laid together.
package struct TreeMerge {
  /// The files that any of the three has.
  let files: [File]

  /// One file.
  struct File {
    let name: String
    /// Whether both requests have changed it.
    let isTouchedByBoth: Bool
    let merge: ThreeWayMerge
  }

  /// Lays two trees together that have come of a variant.
  package init(of first: ChangedTree, and second: ChangedTree, from variant: Variant) {
    let before = variant.sources.filter { $0.name != Manifest.presentation }
    let all = [
      before + [variant.assembly].compactMap(\.self),
      first.sources + [first.assembly].compactMap(\.self),
      second.sources + [second.assembly].compactMap(\.self),
    ]
    files = all.flatMap { $0.map(\.name) }.eachOnce.map { name in
      let lines = all.map { files in files.first { $0.name == name }?.lines ?? [] }
      return File(
        name: name,
        isTouchedByBoth: lines[1] != lines[0] && lines[2] != lines[0],
        merge: ThreeWayMerge(of: lines[0], lines[1], lines[2])
      )
    }
  }
}

extension TreeMerge {
  /// Whether it can be compiled: no lines are in conflict.
  package var isClean: Bool { files.allSatisfy(\.merge.conflicts.isEmpty) }

  /// What came of it where nothing is in conflict, with what makes and wires the module as
  /// `Variant.swift`.
  package var sources: [SourceFile] {
    files.filter { !$0.merge.lines.isEmpty }.map {
      SourceFile(name: $0.name, text: $0.merge.lines.joined(separator: "\n"))
    }
  }
}
