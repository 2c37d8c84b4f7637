import PrintableText
import Stage
import TerminalText

extension Module {
  /// Removes `--migrating` and a step, such as `viper-to-mvvm 3`, from the words, and returns the step and the variant after it.
  func step(takenFrom words: inout [String]) throws(Refusal) -> (step: Edition, variant: Variant)? {
    guard let index = words.firstIndex(of: "--migrating") else { return nil }
    let named = Array(words[(index + 1)...].prefix(2))
    words.removeSubrange(index...(index + named.count))
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
