extension ObjectGraph {
  /// The reason why a participant is alive: a path of strong references that leads to it from an origin.
  public struct Retention: Hashable, Sendable {
    /// The origin of a path of strong references.
    public enum Source: Hashable, Sendable {
      /// A root: a participant that the caller says is alive, such as one on the screen or in a variable of a test.
      case root
      /// A cycle of strong references, whose participants keep each other alive.
      case cycle(Cycle)
      /// A holder outside the graph: a closure, a variable, or an object that is not a participant.
      case unseen
    }

    /// The participant whose life the path explains.
    public let participant: Participant
    /// The origin of the path: a root, a cycle, or a holder outside the graph.
    public let source: Source
    /// The strong references from the origin to the participant; empty if the participant is a root or in the cycle, or if a holder
    /// outside the graph holds it directly.
    public let path: [Reference]
  }

  /// Returns the participants of this graph that `roots` keep alive by strong references, including the roots themselves.
  ///
  /// Roots that are not in the graph are ignored.
  ///
  /// - Complexity: O(*p* + *r*), where *p* is the number of participants and *r* the number of references.
  public func retained(by roots: [Participant]) -> [Participant] {
    let search = PathSearch(StrongReferences(self), from: positions(of: roots))
    return participants.indices.filter(search.reaches).map { participants[$0] }
  }

  /// Returns the participants of this graph that none of `roots` keeps alive by strong references: the leaks.
  ///
  /// With the participants on the screen as roots, leaks are the objects that closed screens left behind; without roots, they are
  /// all participants. User and Store belong to no module and are never included.
  ///
  /// - Complexity: O(*p* + *r*), where *p* is the number of participants and *r* the number of references.
  public func leaked(from roots: [Participant] = []) -> [Participant] {
    let retained = Set(retained(by: roots))
    return participants.filter { !retained.contains($0) && !$0.isUser && !$0.isStore }
  }

  /// Returns the participants of this graph that belong to `module`; after the module was closed, there should be none.
  ///
  /// The module loaded first has an empty name. User and Store belong to no module and are never included.
  public func survivors(of module: String) -> [Participant] {
    participants.filter { $0.module == module && !$0.isUser && !$0.isStore }
  }

  /// Returns the reason why a participant is alive, with a shortest path of strong references; nil if it is not in the graph.
  ///
  /// A path from a root takes precedence over one from a cycle, and a path from a cycle over one from a holder outside the graph.
  ///
  /// - Complexity: O(*p* + *r*), where *p* is the number of participants and *r* the number of references.
  public func retention(of participant: Participant, from roots: [Participant] = []) -> Retention? {
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
    let path = path(from: graph.unreferenced, to: position, in: graph) ?? []
    return Retention(participant: participant, source: .unseen, path: path)
  }

  private func positions(of others: [Participant]) -> [Int] {
    let others = Set(others)
    return participants.indices.filter { others.contains(participants[$0]) }
  }

  private func path(from sources: [Int], to goal: Int, in graph: StrongReferences) -> [Reference]? {
    if sources.contains(goal) { return [] }
    let search = PathSearch(graph, from: sources, to: goal)
    return search.path(to: goal)?.map { references[$0] }
  }

  private func cycle(through participant: Participant, in graph: StrongReferences) -> Cycle? {
    positions(of: [participant]).first.flatMap { position in
      PathSearch(graph, from: [position], to: position).path(to: position).map(cycle)
    }
  }
}

extension ObjectGraph.Retention: CustomStringConvertible {
  /// The path from the origin to the participant, such as `View -.presenter-> Presenter`; empty if ``path`` is.
  package var way: String { path.arrows }

  /// The reason as text: `Interactor is held: View -.presenter-> Presenter -.interactor-> Interactor`.
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
