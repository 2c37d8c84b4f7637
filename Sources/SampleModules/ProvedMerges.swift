import ComparisonData

// Written by  VIPERLAB_CHANGES=1 swift run ProveMerges  from what came of it; not to be edited.

enum ProvedMerges {
  /// What came of compiling and playing each pair of trees that merge without a conflict.
  static let proofs: [String: MergeProof] = [
    "products retry second-view mvc": MergeProof(
      digest: "c3e57f4e0873f06e",
      .played(deviations: [
        .init(in: "retry", after: #"press Retry"#),
        .init(in: "retry-select", after: #"press Retry"#),
      ])
    ),
    "products retry second-view viper": MergeProof(
      digest: "73b5a6d727c11dea",
      .played(deviations: [
        .init(in: "retry", after: #"press Retry"#),
        .init(in: "retry-select", after: #"press Retry"#),
      ])
    ),
    "todos undo-delete deep-link mvc": MergeProof(
      digest: "560dc23565a317be",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link mvvm": MergeProof(
      digest: "dbf65300b62a3cbb",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link viper": MergeProof(
      digest: "cff518479bb35244",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link rpvc": MergeProof(
      digest: "cd8350aa509b30bf",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin mvc": MergeProof(
      digest: "5580d62c834013da",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin rpvc": MergeProof(
      digest: "e6c757161953cfab",
      .played(deviations: [])
    ),
    "articles paging deep-link rpvc": MergeProof(
      digest: "5400d1c1ef0536df",
      .played(deviations: [])
    ),
    "articles list-kit deep-link viper": MergeProof(
      digest: "05d4224fc23af226",
      .played(deviations: [.init(in: "link", after: #"wait"#)])
    ),
  ]
}
