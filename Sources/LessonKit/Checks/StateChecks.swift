import Traces

extension Check.Kind {
  /// A check that, after an event of the step, exactly the named objects are alive, the Store aside; `nobody` stands for no object.
  public static let alive = Check.Kind("alive Presenter, Interactor, Router") {
    text throws(LessonError) in
    let names = Set(text.list.filter { $0 != "nobody" })
    guard !text.list.isEmpty else { throw text.problem("names, or nobody") }
    return Check.Meaning { evidence in
      guard !evidence.events.isEmpty else { return .notYet }
      let living = Set(evidence.trace.living.map(\.name))
      return living == names ? .met(row: evidence.trace.lastNumber) : .notYet
    }
  }

  /// A check that all named objects were released since the step began.
  public static let gone = Check.Kind("gone View, Presenter") { text throws(LessonError) in
    let names = text.list
    guard !names.isEmpty else { throw text.problem("names") }
    return Check.Meaning { evidence in
      let gone = evidence.events.filter { $0.kind == .gone }
      let all = Set(gone.flatMap(\.objects).map(\.name))
      return names.allSatisfy(all.contains) ? .met(row: gone.last?.number) : .notYet
    }
  }

  /// A check that, once the module is closed, no object is alive (`leaked none`) or at least one is (`leaked some`), except the
  /// Store.
  public static let leaked = Check.Kind("leaked none") { text throws(LessonError) in
    guard ["none", "some"].contains(text.text) else { throw text.problem("none or some") }
    let isNone = text.text == "none"
    return Check.Meaning { evidence in
      guard evidence.trace.isClosed, !evidence.events.isEmpty else { return .notYet }
      let isEmpty = evidence.trace.living.isEmpty
      return isEmpty == isNone ? .met(row: evidence.trace.lastNumber) : .notYet
    }
  }

  /// A check that a reference such as `Presenter.view` is set, and with a second word such as `weak` that it has this strength.
  public static let wired = Check.Kind("wired Presenter.view weak") { text throws(LessonError) in
    let words = text.text.split(separator: " ").map(String.init)
    guard let dot = words.first?.lastIndex(of: "."), words.count <= 2 else {
      throw text.problem("a reference: Presenter.view")
    }
    let owner = String(words[0][..<dot])
    let property = String(words[0][words[0].index(after: dot)...])
    let strength = words.dropFirst().first
    return Check.Meaning { evidence in
      let last = evidence.trace.events.last { event in
        event.kind == .wired && event.sender?.name == owner && event.seam?.property == property
      }
      guard let last, last.receiver != nil else { return .notYet }
      return strength.map { $0 == last.seam?.strength.rawValue } ?? true ? .met(row: nil) : .notYet
    }
  }

  /// A check that the screen shows a text, or with `not` that it does not; never met before the first event of the step.
  public static let screen = Check.Kind("screen \"Worth\"") { text throws(LessonError) in
    let isNot = text.text.hasPrefix("not ")
    let words = (isNot ? String(text.text.dropFirst(4)) : text.text).trimmed
    guard words.hasPrefix("\""), words.hasSuffix("\""), words.count > 2 else {
      throw text.problem("a text in quotes")
    }
    let wanted = String(words.dropFirst().dropLast())
    return Check.Meaning { evidence in
      guard !evidence.events.isEmpty, let screen = evidence.trace.screens.last else {
        return .notYet
      }
      let isThere = screen.texts.contains { $0.contains(wanted) }
      return isThere != isNot ? .met(row: evidence.trace.lastNumber) : .notYet
    }
  }

  /// A check that the named variants, all played in this step, drew the same screens in the same order.
  public static let same = Check.Kind("same screens mvc viper") { text throws(LessonError) in
    let words = text.text.split(separator: " ").map(String.init)
    guard words.first == "screens", words.count >= 3 else {
      throw text.problem("screens and two editions")
    }
    return Check.Meaning { evidence in
      let drawn = words.dropFirst().map { evidence.statements.screens[$0] ?? [] }
      guard drawn.allSatisfy({ !$0.isEmpty }) else { return .notYet }
      return Set(drawn).count == 1 ? .met(row: nil) : .notYet
    }
  }
}

extension Screen {
  var texts: [String] {
    [title]
      + lines.flatMap { line -> [String] in
        switch line {
        case .row(let text, let detail): [text, detail]
        case .text(let text), .button(let text): [text]
        case .field(let label, let text): [label, text]
        }
      }
  }
}
