import SwiftSyntaxMacros

typealias Warning = MacroExpansionWarningMessage

extension Warning {
  // MARK: - Rules of the architecture, by names; `checks: .off` silences them

  static func mayNotHold(_ owner: String, _ role: String, _ type: String, _ advice: String)
    -> Warning
  {
    Warning("\(owner) may not hold the \(role) '\(type)'; \(advice)")
  }

  static func mustBeWeak(_ name: String, _ owner: String, _ role: String) -> Warning {
    Warning("'\(name)' must be 'weak', or \(owner) and its \(role) keep each other alive")
  }

  // MARK: - Calls that have no row where objects record their own calls

  static let conditionalMembers = Warning(
    "calls of methods in '#if' have no row, and references in '#if' are not recorded; put methods "
      + "into an extension with '@Role', with '#if' around the extension"
  )

  static func unwrapped(_ selector: String, _ word: String) -> Warning {
    Warning(
      "calls of '\(selector)' have no row, since '\(word)' cannot be recorded by the object itself; "
        + "mark it '@Unseen'"
    )
  }

  static func foreignBody(_ selector: String, _ attribute: String) -> Warning {
    Warning(
      "calls of '\(selector)' have no row, since '\(attribute)' may write its body; mark it "
        + "'@Unseen'"
    )
  }

  static func unreadProperty(_ name: String) -> Warning {
    Warning(
      "reads of '\(name)' have no row, since an object records only its methods; make it a method, "
        + "or mark it '@Unseen'"
    )
  }

  // MARK: - Closures whose calls are not recorded

  static func leftOutClosure(_ name: String, _ remedy: String) -> Warning {
    Warning("messages through the closure '\(name)' are not recorded; \(remedy)")
  }

  static func hiddenClosure(_ name: String, _ type: String) -> Warning {
    Warning(
      "calls of '\(name)' are not recorded, since '\(type)' hides the type of a closure; write it out"
    )
  }

  static func unwrappableClosure(_ name: String, _ type: String) -> Warning {
    Warning(
      "calls of '\(name)' are not recorded, since nothing can wrap '\(type)'; hand over one closure, "
        + "of plain values"
    )
  }
}
