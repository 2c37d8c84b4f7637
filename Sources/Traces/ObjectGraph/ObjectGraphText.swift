import PrintableText

extension ObjectGraph: CustomStringConvertible {
  /// The graph as text: one line for each reference, in columns, then lines for participants without references, for cycles and for
  /// stored closures; a sentence if nobody is alive.
  ///
  ///     Presenter.view        weak    View
  ///     Presenter.interactor  strong  Interactor
  ///     without references: Router
  ///     not seen: what closures capture (Interactor.onChange)
  public var description: String {
    guard !participants.isEmpty else { return "nobody is alive" }
    var lines = referenceLines
    let connected = Set(references.flatMap { [$0.owner, $0.target] })
    let unconnected = participants.filter { !connected.contains($0) }
    if !unconnected.isEmpty {
      lines.append("without references: " + unconnected.map(\.notation).joined(separator: ", "))
    }
    let groups = groupsOfCycles
    lines += groups.flatMap(\.cycles).map { "cycle: \($0)" }
    if groups.contains(where: \.hasMore) {
      let limit = ObjectGraph.cycleLimit
      lines.append("more cycles: only \(limit) are named of those who all hold each other")
    }
    if !unseen.isEmpty {
      let closures = unseen.map(\.description).joined(separator: ", ")
      lines.append("not seen: what closures capture (\(closures))")
    }
    return lines.joined(separator: "\n")
  }

  private var referenceLines: [String] {
    let names = references.map(\.name)
    let strengths = references.map(\.strength.rawValue)
    let widths = (names.map(\.count).max() ?? 0, strengths.map(\.count).max() ?? 0)
    return references.indices.map { position in
      let name = names[position].padded(to: widths.0)
      return
        "\(name)  \(strengths[position].padded(to: widths.1))  \(references[position].target.notation)"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(" ", times: width - count)
  }
}
