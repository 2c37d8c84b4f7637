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
    summary: "Shows the code: source presenter",
    situations: [.alone, .loaded, .recorded],
    example: CommandExample("source router.navigateToProductDetail", after: "load products"),
    isVerbatim: true,
    needsModule: true,
    complete: { session, words in
      guard words.isEmpty, let loaded = session.loaded else { return [] }
      let living = (try? session.moment().living) ?? []
      return living.map { $0.name.lowercased() } + living.map(\.type) + loaded.run.running.entities
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "source [ROLE|TYPE[.method]]")
      let loaded = try session.requireLoaded()
      let finder = SourceFinder(
        loaded.run,
        at: try session.moment(),
        width: session.settings.width
      )
      guard let word = words.first else { return finder.overview }
      return try finder.text(of: word)
    }
  )
}
