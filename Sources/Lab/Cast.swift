import SequenceDiagrams
import Stage
import Traces

/// Who is there after loading: role, type, and what it is for.
struct Cast {
  let heading: StyledText
  let lines: [(role: String, style: TextStyle, type: String, brief: String)]

  init(of loaded: LoadedModule) {
    heading = StyledText(loaded.title, .strong) + ": made and wired, not on the screen yet.\n"
    let objects = loaded.trace.living
    let own = objects.filter { !$0.isStore }.map { ($0.role, $0.name, $0.type) }
    let entities = loaded.running.entities.map { (Role("Entity"), "Entity", $0) }
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
