import SequenceDiagrams
import TerminalText

/// How a session shows things.
public struct Settings: Hashable, Sendable {
  /// Columns to write in, at least 40.
  public var width: Int
  /// Whether drawings keep to ASCII, because that is wanted or because lines would be two columns.
  public var isASCII: Bool {
    get { prefersASCII || ambiguous == .wide }
    set { prefersASCII = newValue }
  }
  private var prefersASCII: Bool
  /// How wide the terminal draws characters that Unicode calls ambiguous.
  public var ambiguous: AmbiguousWidth
  /// Whether sentences stand in for drawings, for screen readers.
  public var isPlain: Bool
  /// Whether answers longer than the screen are shown page by page, where somebody can turn pages.
  public var isPaged = true
  /// Whether the width was chosen, and does not follow the terminal.
  public var isWidthFixed: Bool

  /// Makes settings; the width is held between 40 and 1,000.
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
}

extension Settings {
  /// Options for drawings, as they are set.
  public var diagramOptions: DiagramOptions {
    var options = DiagramOptions(width: width, isASCII: isASCII)
    options.ambiguous = ambiguous
    return options
  }
}
