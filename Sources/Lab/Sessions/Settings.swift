import SequenceDiagrams
import TerminalText

/// The settings of a session's output.
public struct Settings: Hashable, Sendable {
  /// The number of columns of the output; the initializer clamps it to 40...1,000.
  public var width: Int
  /// Whether drawings use ASCII only: because it was set, or because the terminal draws box characters two columns wide.
  public var isASCII: Bool {
    get { prefersASCII || ambiguous == .wide }
    set { prefersASCII = newValue }
  }
  private var prefersASCII: Bool
  /// The width, one or two columns, at which the terminal draws characters of ambiguous width.
  public var ambiguous: AmbiguousWidth
  /// Whether drawings are replaced by sentences, which screen readers can read.
  public var isPlain: Bool
  /// Whether answers longer than the screen are shown page by page at a terminal.
  public var isPaged = true
  /// Whether the person has set the width, so that it does not follow the terminal.
  public var isWidthFixed: Bool

  /// Creates settings with a clamped width.
  public init(
    width: Int = 80,
    isASCII: Bool = false,
    isPlain: Bool = false,
    ambiguous: AmbiguousWidth = .narrow,
    isWidthFixed: Bool = false
  ) {
    self.width = min(max(width, 40), 1000)
    prefersASCII = isASCII
    self.isPlain = isPlain
    self.ambiguous = ambiguous
    self.isWidthFixed = isWidthFixed
  }

  /// The options for drawing diagrams that follow from these settings.
  public var diagramOptions: DiagramOptions { applied(to: DiagramOptions()) }

  /// Returns `options` with all that the settings decide: width, signs, and the width of ambiguous characters.
  func applied(to options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.width = width
    options.isASCII = isASCII
    options.ambiguous = ambiguous
    return options
  }
}
