import PrintableText
import TraceRecording
import Traces

extension ActionKind {
  static let type = ActionKind(
    word: "type",
    arguments: "FIELD TEXT",
    verb: "type into",
    summary: "Types into a field: type Title \"Buy milk\"",
    example: (line: "type Title Milk", before: "load todos; open; press Add"),
    help: """
      Types into a field, in the place of what stood there: type Title "Buy milk".
      type Title ""  empties it.
      """,
    suggestions: { $0.fields.map(\.quotedIfNeeded) }
  ) { words throws(Misuse) in
    guard let field = words.first else { throw .unclear("Type into what?  type FIELD TEXT") }
    guard words.count > 1 else {
      let name = field.readable
      throw .unclear("Type what into \(name)?  type \(name) \"some words\"")
    }
    return .type(words.dropFirst().joined(separator: " "), into: field)
  }
}

extension Action {
  /// Returns the action of replacing the text of the first field with this name, ignoring case.
  public static func type(_ text: String, into name: String) -> Action {
    Action(.type, [name, text]) { stage, visible throws(StageError) in
      let fields = visible.visible(TextField.self).named
      let field = fields.first { $0.name.lowercased() == name.lowercased() }?.field
      guard let field else {
        let (sentence, names) = ("No field is called \"\(name)\".", fields.map(\.name))
        throw StageError.none(sentence, of: names, command: "type", " TEXT")
      }
      let owner = visible.owner(of: field)
      return StageGesture(on: owner) { [recorder = stage.recorder, weak owner] in
        field.text = text
        guard let owner, let didType = field.didType else { return }
        recorder.stageCall("editingChanged()", on: owner, didType)
      }
    }
  }
}

extension [TextField] {
  /// These fields with their names: the placeholder of a field, or, for a field without one, its position: `Field 2`.
  var named: [(name: String, field: TextField)] {
    enumerated().map { index, field in (field.placeholder ?? "Field \(index + 1)", field) }
  }
}
