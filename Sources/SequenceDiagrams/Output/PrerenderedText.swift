import TerminalText

/// A piece of a line of a diagram, rendered once and written many times.
struct PrerenderedText: Sendable {
  let text: StyledText
  /// The text without styles, as most outputs need it.
  let plain: String
  let width: Int

  init(_ text: StyledText, width: Int? = nil) {
    self.text = text
    plain = text.plain
    self.width = width ?? text.displayWidth
  }
}

/// A cache that is emptied when it is full, so that its memory is bounded.
struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let limit: Int

  init(atMost limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = newValue
    }
  }
}
