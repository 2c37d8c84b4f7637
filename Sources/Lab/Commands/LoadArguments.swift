import PrintableText
import Sequences
import Stage
import TerminalText
import Traces

extension Session {
  static let loadUsage =
    "load NAME [ARCHITECTURE] [--as-published [ARTICLE]] [--migrating NAME STEP] "
    + "[--given CONDITION] [alone=ROLE]"

  /// Reads the arguments of `load`: a module, a variant, a condition and a soloist (the participant loaded alone with fakes).
  func requestedRun(_ words: [String]) throws(Refusal) -> Run {
    let module = try module(named: words.first)
    var rest = Array(words.dropFirst())
    let condition = try module.condition(takenFrom: &rest)
    var soloist: String?
    if let index = rest.firstIndex(where: { $0.lowercased().hasPrefix("alone=") }) {
      soloist = String(rest.remove(at: index).dropFirst("alone=".count))
      if soloist == "" { throw .misused("Who is alone?  load products alone=presenter") }
    }
    let asked = try module.step(takenFrom: &rest)
    let variant: Variant
    if let asked { variant = asked.variant } else { variant = try module.variant(takenFrom: &rest) }
    try Command.expect(rest, atMost: 0, Session.loadUsage)
    return Run(
      module: module,
      variant: variant,
      condition: condition,
      soloist: soloist,
      step: asked?.step
    )
  }

  func module(named name: String?) throws(Refusal) -> Module {
    guard let name else { throw .misused("Load what?  load  lists all.") }
    if let module = modules.first(where: { $0.name == name.lowercased() }) { return module }
    if let owner = modules.first(where: { $0.variant(name.lowercased()) != nil }) {
      throw .misused(
        "\(name.readable) is an architecture. Name a module before it: \(owner.name) \(name.readable)"
      )
    }
    throw .unknown("module", name, among: modules.map(\.name))
  }
}

extension Module {
  var architectures: [String] { variants.map(\.architecture.name) }

  var variantNames: [String] { architectures + warnings.map(\.name) }

  func variant(named name: String?) throws(Refusal) -> Variant {
    guard let name else {
      guard let first = variants.first else { throw .failed("\(title) has no variant.") }
      return first
    }
    if let variant = variant(name.lowercased()) { return variant }
    if migrations.contains(where: { name.lowercased().hasPrefix($0.name) }) { throw noStep(name) }
    let isArchitecture = ArchitecturePage.of(name.lowercased()) != nil
    let nearest = isArchitecture ? nil : name.nearest(in: variantNames + stepNames)
    throw .misused(
      "\(title) has no variant \(name.readable). "
        + (nearest.map { "Did you mean \($0)?" }
          ?? "There are: \(variantNames.joined(separator: ", ")).")
    )
  }

  var conditions: [Condition] {
    (["ready"] + scenarios.map(\.condition)).uniqued()
  }

  fileprivate func condition(takenFrom words: inout [String]) throws(Refusal) -> Condition {
    guard let values = words.take("--given", values: 1) else { return "ready" }
    let names = conditions.map(\.name).joined(separator: ", ")
    guard let name = values.first else { throw .misused("Given what?  \(names)") }
    if let condition = conditions.first(where: { $0.name == name.lowercased() }) {
      return condition
    }
    throw .misused("\(title) knows no condition \(name.readable). There are: \(names).")
  }

  /// Removes the name of a variant, or `--as-published` with an architecture and an article, and returns the variant.
  fileprivate func variant(takenFrom words: inout [String]) throws(Refusal) -> Variant {
    guard words.take("--as-published", values: 0) != nil else {
      if let option = words.first(where: { $0.hasPrefix("-") }) {
        throw .unknown("option", option, among: ["--as-published", "--migrating", "--given"])
      }
      try Command.expect(words, atMost: 1, Session.loadUsage)
      return try variant(named: words.popLast())
    }
    let names = architectures
    let architecture = words.firstIndex { names.contains($0.lowercased()) }.map {
      words.remove(at: $0)
    }
    try Command.expect(words, atMost: 1, Session.loadUsage)
    return try published(words.popLast(), in: architecture)
  }

  var published: [(article: String, variant: Variant)] {
    editions.compactMap { variant in
      if case .published(let article) = variant.edition { (article, variant) } else { nil }
    }
  }

  /// Returns the variant published in `article`; without one, the first, if the others are its editions (004-classic of 004).
  fileprivate func published(
    _ article: String?,
    in architecture: String?
  ) throws(Refusal) -> Variant {
    let known = published.filter { edition in
      architecture.map { $0.lowercased() == edition.variant.architecture.name } ?? true
    }
    let names = known.map(\.article).joined(separator: ", ")
    guard let first = known.first else {
      throw .failed(
        "No article has published \(title)\(architecture.map { " in \($0.readable)" } ?? "")."
      )
    }
    guard let article else {
      if known.allSatisfy({ $0.article.hasPrefix(first.article) }) { return first.variant }
      throw .misused(
        "As published where?  load \(name) --as-published \(first.article)  (\(names))"
      )
    }
    let named = known.first { $0.article == article.lowercased() }
    if let named { return named.variant }
    throw .misused("There is no article \(article.readable) on \(title). There are: \(names).")
  }

  /// Removes `--migrating` and a step, such as `viper-to-mvvm 3`, from the words, and returns the step and the variant after it.
  func step(takenFrom words: inout [String]) throws(Refusal) -> (step: Edition, variant: Variant)? {
    guard let named = words.take("--migrating", values: 2) else { return nil }
    guard !migrations.isEmpty else {
      throw .failed("\(title) has no migrations. Leave out --migrating.")
    }
    let migration = migrations.first { $0.name == named.first?.lowercased() }
    let step = named.last.flatMap { Int(typed: $0) }
    if let migration, let step, let variant = variant(after: step, of: migration) {
      return (.step(step, of: migration.name), variant)
    }
    throw noStep((["--migrating"] + named).joined(separator: " "))
  }

  func noStep(_ typed: String) -> Refusal {
    let all = migrations.map { "\($0.name) has 0 to \($0.steps.count)" }.joined(separator: ", ")
    let first = "load \(name) --migrating \(migrations.first?.name ?? "NAME") 1"
    return .misused("\(typed.readable) names no step: \(all).  \(first)")
  }

  var stepNames: [String] {
    migrations.flatMap { migration in
      (1..<migration.steps.count).map { "\(migration.name)-\($0)" }
    }
  }

  func migrationWords(after words: [String]) -> [String]? {
    if words.last == "--migrating" { return migrations.map(\.name) }
    guard words.dropLast().last == "--migrating" else { return nil }
    let migration = migrations.first { $0.name == words.last?.lowercased() }
    return migration.map { (0...$0.steps.count).map { "\($0)" } }
  }
}

extension Run {
  /// The note that the variant is a step, with what moved and the next step; empty for a textbook not asked for as a step.
  var migrationStep: StyledText {
    guard case .step(let number, let name) = step ?? variant.edition,
      let migration = module.migrations.first(where: { $0.name == name })
    else { return "" }
    let count = migration.steps.count
    let moved = number == 0 ? "nothing has moved yet" : migration.steps[number - 1]
    let text = StyledText(
      "Step \(number) of \(count) from \(migration.source.title) to \(migration.target.title):\n"
        + "\(moved).\n"
    )
    if number == count { return text + "The migration is done.\n" }
    return text + "The next step: "
      + StyledText("load \(module.name) --migrating \(name) \(number + 1)", .command) + "\n"
  }
}
