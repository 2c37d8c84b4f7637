import Sequences
import Traces

extension Rule {
  static let hiddenDependency = Rule(
    "hidden-dependency",
    """
    whoever is needed is handed in
    What: An object reaches a Store, or another object with a role, by a static property such as
    shared, instead of being handed it.
    Why: Nothing outside says that it is needed, and no test can put another one in its place. All
    tests share the one there is, and what one of them leaves behind the next one finds.
    Signs: None in the diagram. wiring shows the reference; in the source no initializer and no
    assembly names it.
    Repair: Hand it in when the module is made.
    Hint: It is found in the source. A Router, a Coordinator or a Builder puts modules together, and
    may know where there is but one.
    Code:
    // not: private let store = TodoStore.shared
    init(store: TodoStoreProtocol) {
      self.store = store
    }
    """,
    nothing: "nobody reaches anybody by a static property",
    needs: [.source]
  ) { evidence in
    let source = evidence.source ?? SourceFacts()
    let wrong = source.sharedUses.filter { $0.role?.counts(as: .router, .coordinator) == false }
    return (
      wrong.grouped { [$0.called, $0.type] }.compactMap(finding),
      Set(source.sharedUses.map { .sourceCall($0) })
    )
  }

  private static func finding(_ uses: [SourceFacts.Call]) -> Finding? {
    guard let first = uses.first else { return nil }
    return Finding(
      "hidden-dependency",
      "\(first.type) reaches \(first.called) by itself.",
      details: uses.map { "It does so in \($0.location.function), \($0.location)." },
      repair: "hand it to \(first.type) where the module is put together"
    )
  }
}
