import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let source = Command(
    name: "source",
    group: .look,
    usage: "source [ROLE|TYPE[.method]]",
    help: """
      Shows the code that is running: of a role, a type or one method.
      source presenter, source ProductListRouter, source interactor.getProducts
      """,
    isVerbatim: true,
    complete: { session, words in
      guard words.isEmpty, let loaded = session.loaded else { return [] }
      let living = loaded.trace.living
      return living.map { $0.name.lowercased() } + living.map(\.type) + loaded.running.entities
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "source [ROLE|TYPE[.method]]")
      let loaded = try session.requireLoaded()
      guard let word = words.first else { return SourceFinder(loaded).overview }
      return try SourceFinder(loaded).text(of: word)
    }
  )
}
