// What the macros say where names tell that a rule of the architecture is broken; `checks: .off` silences it.

// MARK: - @Role

extension Warning {
  static func mayNotHold(_ owner: String, _ role: String, _ type: String, _ advice: String)
    -> Warning
  {
    Warning("mayNotHold", "\(owner) may not hold the \(role) '\(type)'; \(advice)")
  }

  static func mustBeWeak(_ name: String, _ owner: String, _ role: String) -> Warning {
    Warning(
      "mustBeWeak",
      "'\(name)' must be 'weak', or \(owner) and its \(role) keep each other alive"
    )
  }
}

// MARK: - @Doubled

extension Warning {
  static func unheld(_ name: String) -> Warning {
    Warning(
      "unheld",
      "a Presenter references its View weakly, so '\(name)' must inherit 'AnyObject'"
    )
  }

  static func business(_ selector: String) -> Warning {
    Warning("business", "a Router opens screens; move '\(selector)' to the Interactor")
  }

  static func entity(_ name: String) -> Warning {
    Warning("entity", "a View draws what is ready to be drawn; it may not see the entity '\(name)'")
  }
}
