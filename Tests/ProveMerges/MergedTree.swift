import Comparison
import ComparisonData
import Foundation
import Stage

/// The source of a variant after two change requests, as a target of the package.
struct MergedTree {
  /// The name under which what came of it is written down.
  let key: String
  /// The folder of its module: `Todos`.
  let module: String
  /// The name of its target: `TodosMergedUndoDeleteDeepLinkMVC`.
  let target: String
  /// The mark of its files.
  let digest: String
  /// Its files, with the one that presents it to the stage.
  let files: [SourceFile]
}

extension MergedTree {
  /// The static property that holds it.
  var property: String { target.prefix(1).lowercased() + target.dropFirst() }

  /// The pairs of a module's requests that merge without a conflict, in each architecture.
  static func all(of module: Module) -> [MergedTree] {
    module.mergeComparisons.flatMap { pair in
      pair.entries.filter(\.merge.isClean).map { MergedTree($0, of: pair) }
    }
  }

  private init(_ entry: MergeComparison.Entry, of pair: MergeComparison) {
    let words = [pair.first.name, pair.second.name].joined(separator: "-").split(separator: "-")
    let requests = words.map(\.capitalized).joined()
    module = pair.module.title
    target = "\(pair.module.title)Merged\(requests)\(entry.architecture.name.uppercased())"
    key = MergeComparison.key(pair.module, pair.first, pair.second, entry.architecture)
    digest = entry.digest
    let (name, module, architecture) = (target, module, entry.architecture)
    files = entry.merge.sources.map { file in
      guard file.name == Manifest.presentation else { return file }
      let text = MergedTree.variant(name, of: module, in: architecture, made: file.lines)
      return SourceFile(name: file.name, text: text)
    }
  }

  /// The file that presents it to the stage.
  private static func variant(
    _ target: String,
    of module: String,
    in architecture: Architecture,
    made lines: [String]
  ) -> String {
    """
    import ComparisonData
    import Publishing
    import Stage
    import \(module)Shared

    extension Variant {
      public static var \(target.prefix(1).lowercased() + target.dropFirst()): Variant {
        Variant(.\(architecture.name), edition: .changed("\(target)")) {
    \(lines.joined(separator: "\n"))
        }
      }
    }
    """
  }
}
