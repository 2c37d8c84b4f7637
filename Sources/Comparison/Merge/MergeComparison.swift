import ComparisonData
import Stage
import Traces

/// Two change requests made at the same time, by two people, in several architectures.
package struct MergeComparison {
  /// The feature.
  package let module: Module
  /// What was asked of one of them, and of the other; in the order of the module.
  package let first: ChangeRequest, second: ChangeRequest
  /// What both demand together.
  package let specification: MergedSpecification
  /// What came of it, an architecture each.
  package let entries: [Entry]

  /// One architecture's part.
  package struct Entry {
    /// The architecture.
    package let architecture: Architecture
    /// The files of both, laid together.
    package let merge: TreeMerge
    /// The mark of the files and of what is demanded of them.
    package let digest: String
    /// What came of compiling and playing them; nil where they are in conflict, or where nobody has
    /// tried.
    let outcome: MergeProof.Outcome?
  }

  /// Lays two requests together, in these architectures; those without a tree are left out.
  package init(
    of one: ChangeRequest,
    and other: ChangeRequest,
    in module: Module,
    by architectures: [Architecture]
  ) {
    let order = module.changes.map(\.name)
    let requests = [one, other].sorted {
      order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0
    }
    let specification = MergedSpecification(of: requests[0], and: requests[1], in: module)
    self.module = module
    (first, second) = (requests[0], requests[1])
    self.specification = specification
    entries = architectures.compactMap {
      Entry(of: requests[0], and: requests[1], in: module, by: $0, demanding: specification)
    }
  }

  /// The name under which it is written down what came of it.
  package static func key(
    _ module: Module,
    _ first: ChangeRequest,
    _ second: ChangeRequest,
    _ architecture: Architecture
  ) -> String {
    "\(module.name) \(first.name) \(second.name) \(architecture.name)"
  }
}

extension MergeComparison.Entry {
  /// Lays the trees of one architecture together; nil where a request has none.
  fileprivate init?(
    of first: ChangeRequest,
    and second: ChangeRequest,
    in module: Module,
    by architecture: Architecture,
    demanding specification: MergedSpecification
  ) {
    guard let variant = module.variant(architecture.name),
      let one = first.tree(architecture), let two = second.tree(architecture)
    else { return nil }
    self.architecture = architecture
    merge = TreeMerge(of: one, and: two, from: variant)
    digest = merge.digest(with: specification)
    let key = MergeComparison.key(module, first, second, architecture)
    let proof = module.mergeProofs[key]
    outcome = merge.isClean && proof?.digest == digest ? proof?.outcome : nil
  }
}

extension Module {
  /// All pairs of its change requests, in all architectures.
  package var mergeComparisons: [MergeComparison] {
    changes.indices.flatMap { one in
      changes[one...].dropFirst().map { other in
        MergeComparison(
          of: changes[one],
          and: other,
          in: self,
          by: changes[one].trees.inOrder.map(\.architecture)
        )
      }
    }
  }
}

extension ChangeRequest {
  fileprivate func tree(_ architecture: Architecture) -> ChangedTree? {
    trees.first { $0.architecture == architecture }
  }
}

extension TreeMerge {
  /// A mark of what came of it, and of what is demanded of it.
  fileprivate func digest(with specification: MergedSpecification) -> String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    digest.add(specification.text)
    return digest.text
  }
}
