import PrintableText
import LessonKit
import TerminalText

extension Command {
  static let set = Command(
    usage: "set NAME VALUE",
    help: """
      set width N         columns to draw in, from 40
      set ascii on|off    drawings in ASCII only
      set plain on|off    sentences instead of drawings, for screen readers
      set ambiguous narrow|wide
                          how wide your terminal draws characters such as … or ×;
                          where they are wide, drawings keep to ASCII
      set pager on|off    answers longer than the screen page by page
      set pace step|run   after an action the cursor stands before its first message,
                          or at the end
      set today 2026-03-05
                          the day that  recall  counts from
      set language en|id|ko
                          the language of lessons, where they are translated
      Without words: how it is set now.
      """,
    summary: "Changes how things are shown",
    example: CommandExample("set width 72"),
    maximumWords: 2,
    closedWords: 2,
    complete: { session, words in
      guard let name = words.first else { return names.sorted() }
      return name == "language"
        ? session.lessons.languages.map(\.code) : values[name] ?? ["off", "on"]
    },
    run: { session, words throws(Refusal) in
      guard let name = words.first else {
        return session.settings.text
          + StyledText("pace \(session.debugger.stopsAtActions ? "step" : "run")\n")
          + StyledText("language \(session.language.code)\n")
      }
      let value = words.dropFirst().first
      switch name {
      case "width":
        guard let columns = Int(typed: value ?? ""), (40...1000).contains(columns) else {
          throw .misused("A width is a number from 40 to 1000.  set width 80")
        }
        session.settings.width = columns
        session.settings.isWidthFixed = true
      case "ascii": session.settings.isASCII = try isOn(value, "ascii")
      case "ambiguous":
        guard let width = AmbiguousWidth(rawValue: value ?? "") else {
          throw .misused("ambiguous is narrow or wide.  set ambiguous wide")
        }
        session.settings.ambiguous = width
      case "plain": session.settings.isPlain = try isOn(value, "plain")
      case "pager": session.settings.isPaged = try isOn(value, "pager")
      case "today":
        guard let day = Day(value ?? "") else {
          throw .misused("A day is a date.  set today 2026-03-05")
        }
        session.today = day
      case "pace": session.debugger.stopsAtActions = try isOn(value, "pace", on: "step", off: "run")
      case "language": return try session.setLanguage(value)
      default: throw .unknown("setting", name, among: names, all: "set")
      }
      return StyledText()
    }
  )

  private static let names = [
    "width", "ascii", "plain", "ambiguous", "pager", "pace", "today", "language",
  ]

  private static let values = [
    "width": [], "today": [], "ambiguous": ["narrow", "wide"], "pace": ["run", "step"],
  ]

  private static func isOn(
    _ word: String?,
    _ name: String,
    on: String = "on",
    off: String = "off"
  ) throws(Refusal) -> Bool {
    guard word == on || word == off else {
      throw .misused("\(name) is \(on) or \(off).  set \(name) \(on)")
    }
    return word == on
  }
}

extension Settings {
  fileprivate var text: StyledText {
    StyledText(
      "width \(width)\nascii \(isASCII ? "on" : "off")\nplain \(isPlain ? "on" : "off")\n"
        + "ambiguous \(ambiguous.rawValue)\npager \(isPaged ? "on" : "off")\n"
    )
  }
}
