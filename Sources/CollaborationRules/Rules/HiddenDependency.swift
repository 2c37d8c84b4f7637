import Sequences
import Traces

extension Rule {
  static let hiddenDependency = Rule(
    "hidden-dependency",
    """
    a dependency is passed in
    What: An object gets a Store, or another object with a role, from a static property such as
    shared, not from its maker.
    Why: No initializer shows the dependency, and no test can replace it. All tests share one
    instance, and each test finds the data that the test before it left behind.
    Signs: None in the diagram. wiring shows the reference; in the source no initializer and no
    assembly names it.
    Repair: Pass the object in when the module is made.
    Hint: The rule reads the source. A Router, a Coordinator or a Builder puts modules together,
    and may name a shared instance.
    Code:
    // not: private let store = TodoStore.shared
    init(store: TodoStoreProtocol) {
      self.store = store
    }
    """,
    nothing: "no object reaches another one by a static property",
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
