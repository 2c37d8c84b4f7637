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
      digest: "aeac5a200c2fa698",
      .played(deviations: [
        .init(in: "retry", after: #"press Retry"#),
        .init(in: "retry-select", after: #"press Retry"#),
      ])
    ),
    "todos undo-delete deep-link mvc": MergeProof(
      digest: "4e0f6cd524eb8e02",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link mvvm": MergeProof(
      digest: "7113c1e00be83ec4",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link viper": MergeProof(
      digest: "d5b028c9bb902830",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link rpvc": MergeProof(
      digest: "7cc52ae241c07fde",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin mvc": MergeProof(
      digest: "9edefa1baf5d614a",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin rpvc": MergeProof(
      digest: "a226b115ea06e200",
      .played(deviations: [])
    ),
    "articles paging deep-link rpvc": MergeProof(
      digest: "2d4f0aaf0e105537",
      .played(deviations: [])
    ),
    "articles list-kit deep-link viper": MergeProof(
      digest: "d20becd71915354e",
      .played(deviations: [.init(in: "link", after: #"wait"#)])
    ),
  ]
}
