import ComparisonData
import Stage
import Traces

/// What two change requests demand of a module together.
package struct MergedSpecification {
  /// The scenarios that at least one of them demands, and that the other has left as they were.
  package let scenarios: [Scenario]
  /// The names of scenarios that each of them has changed to something else.
  package let contested: [String]

  /// Lays the specifications of two requests together.
  package init(of first: ChangeRequest, and second: ChangeRequest, in module: Module) {
    let names = (first.scenarios + second.scenarios).map(\.name).eachOnce
    var contested: [String] = []
    scenarios = names.compactMap { name in
      let before = module.scenario(name)?.demands
      let (one, two) = (first.scenario(name), second.scenario(name))
      if one?.demands == before { return two }
      if two?.demands == before || one?.demands == two?.demands { return one }
      contested.append(name)
      return nil
    }
    self.contested = contested
  }

  /// All that is demanded, as text.
  var text: String { scenarios.map(\.demands).joined(separator: "\n") }
}

extension ChangeRequest {
  fileprivate func scenario(_ name: String) -> Scenario? { scenarios.first { $0.name == name } }
}

extension Scenario {
  /// What is done, and what must be seen then, as text.
  fileprivate var demands: String {
    steps.reduce("\(name) given \(condition.name)") { text, step in
      text + "\n\(step.action): \(String(describing: step.screen))"
    }
  }
}
