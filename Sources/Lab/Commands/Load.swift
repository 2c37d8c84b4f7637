import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let load = Command(
    name: "load",
    group: .start,
    usage: "load NAME [mvc|mvvm|viper]",
    help: """
      Makes a module and wires it; nothing is on the screen yet.
      Without an architecture it is the first that  modules  names.
      """,
    complete: { session, words in
      switch words.count {
      case 0: session.modules.map(\.name)
      case 1: session.modules.first { $0.name == words[0] }?.architectures ?? []
      default: []
      }
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 2, "load NAME [mvc|mvvm|viper]")
      let module = try session.module(named: words.first)
      let variant = try module.variant(named: words.dropFirst().first)
      return session.load(module, variant)
    }
  )

  static let reload = Command(
    name: "reload",
    group: .start,
    usage: "reload",
    help: "Makes the loaded module anew, as if nothing had been done to it.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "reload")
      let loaded = try session.requireLoaded()
      return session.load(loaded.module, loaded.variant)
    }
  )
}

extension Module {
  var architectures: [String] { variants.map(\.architecture.name) }

  /// The variant of that name, the first when none is named, or a refusal.
  func variant(named name: String?) throws(Refusal) -> Variant {
    guard let name else {
      guard let first = variants.first else { throw .failed("\(title) has no variant.") }
      return first
    }
    guard let variant = variant(name.lowercased()) else {
      throw .misused(
        "\(title) has no variant \(name.escapingControls()). There is: "
          + "\(architectures.joined(separator: ", "))."
      )
    }
    return variant
  }
}

extension Session {
  /// The module of that name, or a refusal.
  func module(named name: String?) throws(Refusal) -> Module {
    guard let name else { throw .misused("Load what?  modules  lists all.") }
    guard let module = modules.first(where: { $0.name == name.lowercased() }) else {
      throw .unknown("module", name, among: modules.map(\.name), all: "modules")
    }
    return module
  }

  /// Loads a variant and says who is there.
  func load(_ module: Module, _ variant: Variant, given condition: Condition = "ready")
    -> StyledText
  {
    let loaded = LoadedModule(module, variant, given: condition)
    self.loaded = loaded
    return Cast(of: loaded).text + StyledText("Next: ") + StyledText("open", .command) + "\n"
  }
}

/// Who is there after loading: role, type, and what it is for.
private struct Cast {
  let heading: StyledText
  let lines: [(role: String, style: TextStyle, type: String, brief: String)]

  init(of loaded: LoadedModule) {
    heading = StyledText(loaded.title, .strong) + ": made and wired, not on the screen yet.\n"
    let objects = loaded.trace.living
    let own = objects.filter { !$0.isStore }.map { ($0.role, $0.name, $0.type) }
    let entities = loaded.variant.entities.map { (Role("Entity"), "Entity", $0) }
    let stores = objects.filter(\.isStore).map { ($0.role, $0.name, $0.type) }
    lines = (own + entities + stores).map { role, name, type in
      (name, .role(role), type, RoleGuide.to(role)?.brief ?? "")
    }
  }

  var text: StyledText {
    let roleWidth = lines.map(\.role.displayWidth).max() ?? 0
    let typeWidth = lines.map(\.type.displayWidth).max() ?? 0
    return lines.reduce(into: heading) { text, line in
      text += "  " + StyledText(line.role, line.style).padded(to: roleWidth + 2)
      text += StyledText(line.type).padded(to: typeWidth + 2) + StyledText(line.brief, .dim) + "\n"
    }
  }
}
