import ComparisonData

/// The file in which what came of the merged trees is written down.
struct ProofFile {
  private let proofs: [(key: String, proof: MergeProof)]

  init(_ proofs: [(key: String, proof: MergeProof)]) {
    self.proofs = proofs
  }

  /// Its text.
  var text: String {
    let entries = proofs.map { key, proof in
      """
          "\(key)": MergeProof(
            digest: "\(proof.digest)",
            \(literal(of: proof.outcome))
          ),

      """
    }
    return """
      import ComparisonData

      // Written by  VIPERLAB_CHANGES=1 swift run ProveMerges  from what came of it; not to be edited.

      enum ProvedMerges {
        /// What came of compiling and playing each pair of trees that merge without a conflict.
        static let proofs: [String: MergeProof] = [
      \(entries.joined())  ]
      }

      """
  }

  private func literal(of outcome: MergeProof.Outcome) -> String {
    switch outcome {
    case .doesNotCompile(let reason): return ".doesNotCompile(#\"\(reason)\"#)"
    case .played(let deviations):
      let entries = deviations.map { ".init(in: \"\($0.scenario)\", after: #\"\($0.action)\"#)" }
      return ".played(deviations: [\(entries.joined(separator: ", "))])"
    }
  }
}
