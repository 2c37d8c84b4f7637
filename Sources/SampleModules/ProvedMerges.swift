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
      digest: "621da6956fd9f964",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link mvvm": MergeProof(
      digest: "3bc5d341dce1948f",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link viper": MergeProof(
      digest: "d941c8670187de84",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link rpvc": MergeProof(
      digest: "5fb6e903a59c6c23",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin mvc": MergeProof(
      digest: "37a9b8ee73d5eb7c",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin rpvc": MergeProof(
      digest: "f95b146095918cff",
      .played(deviations: [])
    ),
    "articles paging deep-link rpvc": MergeProof(
      digest: "e7530dfe827553fb",
      .played(deviations: [])
    ),
    "articles list-kit deep-link viper": MergeProof(
      digest: "d20becd71915354e",
      .played(deviations: [.init(in: "link", after: #"wait"#)])
    ),
  ]
}
