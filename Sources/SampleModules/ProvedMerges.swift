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
      digest: "f177887b96bc5c17",
      .played(deviations: [
        .init(in: "retry", after: #"press Retry"#),
        .init(in: "retry-select", after: #"press Retry"#),
      ])
    ),
    "todos undo-delete deep-link mvc": MergeProof(
      digest: "9958203ddb4fd707",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link mvvm": MergeProof(
      digest: "8e794bc60147d03f",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link viper": MergeProof(
      digest: "5d514a0d26030dc1",
      .played(deviations: [])
    ),
    "todos undo-delete deep-link rpvc": MergeProof(
      digest: "09a3d48d3a76d0f2",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin mvc": MergeProof(
      digest: "db49f9807fc1e123",
      .played(deviations: [])
    ),
    "todos undo-delete ask-pin rpvc": MergeProof(
      digest: "bae185a4b5524ab4",
      .played(deviations: [])
    ),
    "articles paging deep-link rpvc": MergeProof(
      digest: "124ad03912b9985c",
      .played(deviations: [])
    ),
    "articles list-kit deep-link viper": MergeProof(
      digest: "1896491c9aefb72a",
      .played(deviations: [.init(in: "link", after: #"wait"#)])
    ),
  ]
}
