import PrintableText
import Traces

extension StyledText {
  /// The text as it is sent to a terminal, with its styles as escape sequences (SGR, ECMA-48).
  ///
  /// Unprintable characters other than newlines become readable escapes such as `\u{1B}`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var ansi: String { runs.map(\.ansi).joined() }
}

extension StyledText.Run {
  fileprivate var ansi: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { part -> String in
      let line = String(part).printable()
      guard let code = style.code, !line.isEmpty else { return line }
      return "\u{1B}[\(code)m\(line)\u{1B}[0m"
    }.joined(separator: "\n")
  }
}

extension TextStyle {
  /// The SGR parameter that shows this style in a terminal, such as 31 (red) for `bad`; nil for a style without one.
  package var code: Int? {
    switch self {
    case .plain: nil
    case .strong: 1
    case .dim: 2
    case .bad: 31
    case .good: 32
    case .command: 36
    case .role(let role): role.colour
    }
  }
}

extension Role {
  /// The SGR parameter of this role's colour; nil for a role without a colour.
  ///
  /// Each colour is one of the 16 basic colours, chosen to be readable on a dark and on a light background.
  fileprivate var colour: Int? {
    switch Role.standard.first(where: { $0.name == kind }) {
    case .view, .controller: 94
    case .presenter, .viewModel: 35
    case .interactor, .repository: 33
    case .router, .coordinator: 36
    case .store: 90
    default: nil
    }
  }
}
