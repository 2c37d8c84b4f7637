import Stage
import TerminalText
import Traces

/// The text after loading a module: the role, type and purpose of each participant and each entity type.
///
/// The purpose is that of the role; for a Store and where types share a role, the first line of the type's documentation comment.
struct ModuleOverview {
  let heading: StyledText
  let lines: [(role: String, style: TextStyle, type: String, brief: String)]

  init(of loaded: LoadedModule) {
    heading = StyledText(loaded.run.title, .strong) + ": made and wired, not on the screen yet.\n"
    let objects = loaded.now.living
    let own = objects.filter { !$0.isStore }.map { ($0.role, $0.name, $0.type) }
    let entities = loaded.run.running.entities.map { (Role("Entity"), "Entity", $0) }
    let stores = objects.filter(\.isStore).map { ($0.role, $0.name, $0.type) }
    let architecture = loaded.run.running.architecture.name
    let kinds = Dictionary(grouping: own + stores, by: \.0.kind)
    lines = (own + entities + stores).map { role, name, type in
      let types = Set(kinds[role.kind]?.map(\.2) ?? [])
      let needsOwn = role.kind == Role.store.kind || types.count > 1
      let brief = needsOwn ? loaded.run.sources.summary(of: type) : nil
      let guide = RoleGuide.to(role, in: architecture)
      return (name, .role(role), type, brief ?? guide?.brief ?? "")
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

extension [SourceFile] {
  /// Returns the first line of a type's documentation comment so that it can follow a name: `draws the week's numbers`.
  fileprivate func summary(of type: String) -> String? {
    guard let file = first(where: { $0.name == "\(type).swift" }),
      let start = file.lines(ofType: type)?.lowerBound
    else { return nil }
    let first = file.lines[start - 1]
    guard first.hasPrefix("/// ") else { return nil }
    return String(first.dropFirst(4).dropLast(first.hasSuffix(".") ? 1 : 0)).uncapitalized
  }
}
