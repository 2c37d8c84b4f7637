import Traces

extension RunMeasure {
  static let boundaryTypes = Measure<RunTrace>(
    "crossing-types",
    titled: "types across boundaries",
    unit: "types, per pair of roles",
    "The types of arguments and of returned values, where the text in a row names the type, as "
      + "[2 ProductRow] and \"text\" do and .failed does not; a nested type that the message's declaration "
      + "names has its full name. A type counts once for each pair of roles and direction. Lost calls and "
      + "references to objects do not count."
  ) { run in
    run.trace.rows.flatMap { event -> [String] in
      guard event.isMessage && event.kind != .lost || event.isAnswer,
        let sender = event.sender, let receiver = event.receiver
      else { return [] }
      return run.transferredTypes(in: event).map {
        "\(sender.role.name) -> \(receiver.role.name): \($0)"
      }
    }
    .uniqued()
  }
}

extension RunTrace {
  /// Returns the types of a message's arguments, or of an answer's value, as far as their texts show them.
  fileprivate func transferredTypes(in event: Event) -> [String] {
    let declaration = declaration(of: event)
    let values = event.isAnswer ? [event.value] : event.message?.arguments?.map(\.value) ?? []
    return values.enumerated().compactMap { index, value in
      guard let name = value.flatMap({ Event.typeName(inText: $0.summary) }) else { return nil }
      let parameters = declaration?.parameters ?? []
      let isArgument = !event.isAnswer && parameters.indices.contains(index)
      let declared =
        isArgument ? parameters[index].typeNames : declaration?.resultTypeNames ?? []
      return declared.sorted().first { $0.hasSuffix(".\(name)") } ?? name
    }
  }
}

extension Event {
  /// Returns the type that the text of a recorded value shows: `ProductRow` for `[2 ProductRow]` and `ProductRow(name: …)`.
  ///
  /// `String` for `"text"`; `Int`, `Double` or `Bool` for `0`, `0.5` or `true`; for an enum case, the type of its associated
  /// value. Nil if the text shows no type.
  static func typeName(inText text: String) -> String? {
    guard let first = text.first else { return nil }
    switch first {
    case "\"": return "String"
    case ".":
      return text.firstIndex(of: "(").flatMap { typeName(inText: String(text[$0...].dropFirst())) }
    case "[": return typeName(inList: text.dropFirst().prefix { $0 != "]" })
    case "-" where text.count > 1, "0"..."9": return text.contains(".") ? "Double" : "Int"
    case _ where text == "true" || text == "false": return "Bool"
    default:
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return first.isUppercase && text.dropFirst(name.count).first == "(" ? String(name) : nil
    }
  }

  /// Returns the element type that the text in a recorded list's brackets shows, `2 ProductRow` or `"a", "b"`; nil for none.
  private static func typeName(inList text: Substring) -> String? {
    let words = text.split(separator: " ")
    if words.count == 2, Int(words[0]) != nil, !text.contains(",") { return String(words[1]) }
    return text.isEmpty ? nil : typeName(inText: String(text))
  }
}
