import Testing

@testable import Lab

@Suite struct UsagePatternTests {
  private static let breaking =
    "break [A -> B [message]|lost|screen|ROLE] [after N] [if TEXT]  or  break - N"

  @Test(arguments: [
    (breaking, [], "[A -> B [message]|lost|screen|ROLE] [after N] [if TEXT]"),
    (breaking, ["View"], "-> B [message] [after N] [if TEXT]"),
    (breaking, ["View", "->"], "B [message] [after N] [if TEXT]"),
    (breaking, ["View", "->", "Presenter"], "[message] [after N] [if TEXT]"),
    (breaking, ["lost"], "[after N] [if TEXT]"), (breaking, ["lost", "after"], "N [if TEXT]"),
    (breaking, ["lost", "if"], "TEXT"), (breaking, ["-"], "N"),
    ("filter [ROLE] [without ROLE] [message TEXT]", ["without"], "ROLE [message TEXT]"),
    ("filter [ROLE] [without ROLE] [message TEXT]", ["view"], "[without ROLE] [message TEXT]"),
    ("load NAME [mvc|viper]", ["products"], "[mvc|viper]"),
    ("load NAME [mvc|viper]", ["products", "mvc"], ""),
    ("load NAME [mvc|viper]", ["products", "--given"], ""),
    ("inject FAULT [PLACE]  or  inject ? [SEED]", ["?"], "[SEED]"),
    ("fold on|off|#N  or  fold depth N", ["on"], ""),
    ("fold on|off|#N  or  fold depth N", ["depth"], "N"),
    ("resend #N LABEL=VALUE", ["#3"], "LABEL=VALUE"), ("quit", ["x", "y"], ""), ("", [], ""),
  ])
  func `says what may follow`(_ usage: String, _ words: [String], _ rest: String) {
    #expect(UsagePattern(usage).rest(after: words) == rest)
  }
}
