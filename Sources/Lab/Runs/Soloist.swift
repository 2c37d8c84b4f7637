import Stage
import TerminalText
import TraceRecording
import Traces

extension Session {
  func loadAlone(_ run: Run) throws(Refusal) -> StyledText {
    let alone = LoadedModule(replaying: run)
    if let reason = alone.isolationProblem { throw .failed(reason) }
    let loaded = replace(by: alone)
    guard let soloist = loaded.soloist else { throw .failed("\(run.title) has no such object.") }
    return StyledText("\(soloist.name) of \(run.title), alone.\n", .strong)
      + description(of: soloist, in: loaded)
  }

  private func description(of soloist: Participant, in loaded: LoadedModule) -> StyledText {
    let name = soloist.name.lowercased()
    let messages = loaded.writableMessages(to: name).map { DeclaredName($0).example }
    let targets = loaded.now.trace.events.filter { $0.kind == .wired && $0.sender == soloist }
      .compactMap(\.receiver)
    var rows = loaded.now.living.filter(targets.contains).map { reference in
      [StyledText("  \(reference.name)", .role(reference.role)), StyledText("a fake", .dim)]
    }
    let none = "no message that can be written"
    let taken = messages.isEmpty ? none : messages.joined(separator: ", ")
    rows.append([StyledText("  takes"), StyledText(taken)])
    let asked = loaded.answeredMessages.map { DeclaredName($0).message }
    if !asked.isEmpty {
      rows.append([StyledText("  asks for"), StyledText(asked.joined(separator: ", "))])
    }
    let run = loaded.run
    let whole = Run(module: run.module, variant: run.variant, condition: run.condition)
    let next = loaded.exampleMessage(to: name).map { "send \(name) \($0)" } ?? whole.loadCommand
    return StyledText(lines: rows.inColumns()) + "Next: " + StyledText(next, .command) + "\n"
  }

  func soloists(of module: Module) -> [String] {
    guard let loaded, loaded.run.module.name == module.name else { return ["alone=presenter"] }
    return loaded.now.living.filter { !$0.isStore }.map { "alone=\($0.name.lowercased())" }
  }

  func refuseAlone(_ action: Action) throws(Refusal) {
    guard let loaded, let soloist = loaded.soloist else { return }
    let name = soloist.name.lowercased()
    if action.kind.needsNoScreen {
      guard let addressee = action.addressee, addressee.lowercased() != name else { return }
      throw .failed("Only \(soloist.name) is here, all others are fakes.  send \(name) MESSAGE")
    }
    let example = loaded.exampleMessage(to: name) ?? "MESSAGE"
    throw .failed("\(soloist.name) is alone, without a screen.  send \(name) \(example)")
  }
}
