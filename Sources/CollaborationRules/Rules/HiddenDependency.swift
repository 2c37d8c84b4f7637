import Sequences
import Traces

extension Rule {
  static let hiddenDependency = Rule(
    "hidden-dependency",
    nothing: "no object reaches another one by a static property",
    needs: [\.missingSource]
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
      "\(first.type) reaches \(first.called) by itself.",
      details: uses.map { "It does so in \($0.location.function), \($0.location)." },
      repair: "hand it to \(first.type) where the module is put together"
    )
  }
}
