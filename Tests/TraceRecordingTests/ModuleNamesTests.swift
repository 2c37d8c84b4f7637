import RoleNames
import Testing
import Traces

@testable import TraceRecording

@Suite struct ModuleNamesTests {
  /// The participants whose classes a text lists, such as `ListView, ListCache:Store`; a role stands after a colon where the
  /// class's name does not tell it.
  private func participants(_ text: String) -> [Participant] {
    text.split(separator: ", ").map { text in
      let words = text.split(separator: ":").map(String.init)
      let role = words.count > 1 ? Role.named(words[1]) : .suggested(by: words[0])
      return Participant(role, type: words[0])
    }
  }

  /// Returns the names of the modules of participants, `-` for the first module.
  private func modules(of made: [Participant], _ names: inout ModuleNames, isLater: Bool) -> String
  {
    made.map { names.module(of: $0.type, role: $0.role, isLater: isLater) }
      .map { $0.isEmpty ? "-" : $0 }.joined(separator: ", ")
  }

  @Test(arguments: try Cases.triples("modules of classes"))
  func `keeps the classes of a module together, whichever was made first`(
    _ first: String,
    _ later: String,
    _ expected: String
  ) {
    var names = ModuleNames()
    let found = [(first, false), (later, true)].filter { !$0.0.isEmpty }.map {
      modules(of: participants($0), &names, isLater: $1)
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test func `names the parts of one screen by their own names`() {
    var names = ModuleNames()
    let made = participants(
      "StatsView, ProfilePresenter, DashboardPresenter, DashboardView, ProfileInteractor, "
        + "ProfileAPI:Store, ProfileCache:Store"
    )
    _ = modules(of: made, &names, isLater: false)
    names.findParts(of: made[3], among: made)
    #expect(modules(of: made, &names, isLater: true) == "Stats, Profile, -, -, -, -, -")
  }

  @Test func `renames nothing where one class plays each role`() {
    var names = ModuleNames()
    let made = participants("ListView, ListView")
    _ = modules(of: made, &names, isLater: false)
    names.findParts(of: made[0], among: made)
    #expect(modules(of: [made[0]], &names, isLater: true) == "-")
  }

  @Test(arguments: try Cases.pairs("words of names"))
  func `splits a name into words`(_ name: String, _ words: String) {
    #expect(name.camelWords.joined(separator: " ") == words)
  }

  @Test(arguments: try Cases.pairs("roles of objects without one"))
  func `guesses the role of an object without one`(_ type: String, _ role: String) {
    #expect(Role.suggested(by: type) == .named(role))
  }

  @Test(arguments: try Cases.pairs("roles of doubles"))
  func `takes the role of a double from the name of its protocol`(
    _ boundary: String,
    _ role: String
  ) {
    #expect(Role.conforming(to: boundary).name == role)
  }
}
