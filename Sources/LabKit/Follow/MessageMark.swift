import ArgumentParser
import PrintableText
import SequenceDiagrams
import Traces

/// A message whose rows `follow` marks, as the user typed it: `showError`, `Presenter.showTodos(_:)`, `View -> Presenter load()`.
struct MessageMark {
  private let pattern: MessagePattern
  private let receiver: String?

  init(_ text: String) throws(ValidationError) {
    let isLine = ["->", "~>", "-x"].contains(where: text.contains)
    let name = text.prefix { $0 != "(" }
    let dot = isLine ? nil : name.lastIndex(of: ".")
    let message = dot.map { text[text.index(after: $0)...] } ?? text[...]
    let isClosed = !message.contains("(") || message.hasSuffix(")")
    let isEmpty =
      message.allSatisfy(\.isWhitespace) || message.hasPrefix("(") || dot == text.startIndex
    let line = isLine ? text : "_ -> _ \(message)"
    guard !isEmpty, isLine || isClosed, let pattern = try? MessagePattern(line) else {
      throw ValidationError(
        "\(text.readable) is no message. Write it as --mark showError or "
          + "--mark 'Presenter.showTodos(_:)'."
      )
    }
    self.pattern = pattern
    receiver = dot.map { text[..<$0].lowercased() }
  }

  /// Returns whether an event is a row (numbered event) with this message.
  ///
  /// An action of the User counts as a call with the same text, unless this message was typed with the User as its sender.
  func matches(_ event: Event) -> Bool {
    guard event.number != nil else { return false }
    if let receiver, event.receiver?.answers(to: [receiver]) != true { return false }
    guard event.kind == .action, pattern.expected.sender?.isUser != true else {
      return pattern.matches(event)
    }
    var call = event
    call.kind = .call
    return pattern.matches(call)
  }
}
