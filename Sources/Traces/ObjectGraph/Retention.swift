extension ObjectGraph {
  /// Why a participant is alive.
  public struct Retention: Hashable, Sendable {
    /// Where the references begin that keep a participant alive.
    public enum Source: Hashable, Sendable {
      /// With a participant that was said to be a root: one on the screen, or in a variable of a test.
      case root
      /// In a cycle, which needs no reference from outside.
      case cycle(Cycle)
      /// With something unseen: a closure, a variable, an object that is no participant.
      case unseen
    }

    /// The participant that is alive.
    public let participant: Participant
    /// Where the references begin.
    public let source: Source
    /// The strong references from there; empty where the participant itself stands there.
    public let path: [Reference]
  }

  /// All participants that these keep alive, they themselves included.
  ///
  /// - Complexity: O(*p* + *r*), where *p* is the number of participants and *r* that of references.
  public func retained(by roots: [Participant]) -> [Participant] {
    let search = PathSearch(StrongReferences(self), from: positions(of: roots))
    return participants.indices.filter(search.reaches).map { participants[$0] }
  }

  /// The living participants that none of these keeps alive: what leaks.
  ///
  /// With the participants on the screen for roots, these are left over from what was closed; with
  /// none, all living participants. User and Store belong to no module and are never among them.
  ///
  /// - Complexity: O(*p* + *r*), where *p* is the number of participants and *r* that of references.
  public func leaked(from roots: [Participant] = []) -> [Participant] {
    let retained = Set(retained(by: roots))
    return participants.filter { !retained.contains($0) && !$0.isUser && !$0.isStore }
  }

  /// The living participants of a module, for whatever reason; none should be once it was closed.
  ///
  /// The module loaded first has an empty name. User and Store belong to no module.
  ///
  /// - Complexity: O(*n*), where *n* is the number of participants.
  public func survivors(of module: String) -> [Participant] {
    participants.filter { $0.module == module && !$0.isUser && !$0.isStore }
  }

  /// Why a participant is alive, by the shortest way; nil for one that is not.
  ///
  /// A way from a root is the reason where there is one, then a cycle, then something unseen.
  ///
  /// - Complexity: O(*p* + *r*), where *p* is the number of participants and *r* that of references.
  public func retention(
    of participant: Participant,
    from roots: [Participant] = []
  ) -> Retention? {
    guard let position = participants.firstIndex(of: participant) else { return nil }
    let graph = StrongReferences(self)
    if let path = path(from: positions(of: roots), to: position, in: graph) {
      return Retention(participant: participant, source: .root, path: path)
    }
    if let path = path(from: graph.cycles.flatMap(\.self).sorted(), to: position, in: graph),
      let cycle = cycle(through: path.first?.owner ?? participant, in: graph)
    {
      return Retention(participant: participant, source: .cycle(cycle), path: path)
    }
    let path = path(from: graph.unheld, to: position, in: graph) ?? []
    return Retention(participant: participant, source: .unseen, path: path)
  }
}

extension ObjectGraph {
  private func positions(of others: [Participant]) -> [Int] {
    let others = Set(others)
    return participants.indices.filter { others.contains(participants[$0]) }
  }

  private func path(
    from sources: [Int],
    to goal: Int,
    in graph: StrongReferences
  ) -> [Reference]? {
    if sources.contains(goal) { return [] }
    let search = PathSearch(graph, from: sources, to: goal)
    return search.path(to: goal)?.map { references[$0] }
  }

  /// A shortest cycle through a participant.
  private func cycle(through participant: Participant, in graph: StrongReferences) -> Cycle? {
    positions(of: [participant]).first.flatMap { position in
      PathSearch(graph, from: [position], to: position).path(to: position).map(cycle)
    }
  }
}

// MARK: - CustomStringConvertible

extension ObjectGraph.Retention: CustomStringConvertible {
  /// The references from the source to the participant: `View -.presenter-> Presenter`.
  package var way: String { path.arrows }

  /// What keeps the participant alive: `Interactor is held: View -.presenter-> Presenter -.interactor-> …`.
  public var description: String {
    let name = participant.notation
    switch source {
    case .root: return path.isEmpty ? "\(name) is a root" : "\(name) is held: \(way)"
    case .cycle(let cycle):
      let end = path.isEmpty ? "" : ", from there \(way)"
      return "\(name) is held by a cycle: \(cycle)\(end)"
    case .unseen:
      guard !path.isEmpty else { return "\(name) is held by something unseen" }
      let first = path.first?.owner.notation ?? name
      return "\(name) is held: \(way); \(first) is held by something unseen"
    }
  }
}
