import PrintableText
import Traces

/// A part of a report that shows the references between objects as a flow chart for Mermaid 10.3 or later:
/// <https://mermaid.js.org/syntax/flowchart>.
extension ObjectGraph {
  var ownershipBlocks: [String] {
    guard !references.isEmpty else { return [] }
    let weak = references.contains { $0.strength != .strong }
    let legend =
      "A line keeps its target alive" + (weak ? "; a dotted line does not." : ".")
    return [Markdown.fence("mermaid", chart), legend] + closures
  }

  private var chart: String {
    let names = Dictionary(
      participants.enumerated().map { ($1, "p\($0)") },
      uniquingKeysWith: { first, _ in first }
    )
    let boxes = participants.map { participant in
      let type = participant.type.isEmpty ? "" : "<br>\(participant.type.mermaidText)"
      return "    \(names[participant] ?? "")[\"\(participant.name.mermaidText)\(type)\"]"
    }
    let arrows = references.map { reference in
      let line = reference.strength == .strong ? "-->" : "-.->"
      let ends = (names[reference.owner] ?? "", names[reference.target] ?? "")
      return "    \(ends.0) \(line)|\"\(reference.property.mermaidText)\"| \(ends.1)"
    }
    return (["flowchart LR"] + boxes + arrows).joined(separator: "\n")
  }

  private var closures: [String] {
    guard !unseen.isEmpty else { return [] }
    let names = unseen.map { Markdown.code("\($0.owner.name).\($0.property)") }
    return ["What closures hold is not seen: \(names.joined(separator: ", "))."]
  }
}

extension String {
  fileprivate var mermaidText: String {
    printable().reduce(into: "") { text, character in
      if "\"#<>&;".contains(character), let code = character.asciiValue {
        text += "#\(code);"
      } else {
        text.append(character)
      }
    }
  }
}
