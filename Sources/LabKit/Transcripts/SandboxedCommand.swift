/// Runs a line `$ viperlab …` of a transcript in this process.
struct SandboxedCommand {
  let sessionFactory: SessionFactory
  let sandbox: Sandbox

  /// Returns the output of the line, followed by `[exit 1]` when its status is 1, and so on.
  func output(of line: String) async -> String {
    await Sandbox.$current.withValue(sandbox) {
      let status = await status(of: line)
      let output = sandbox.takeOutput()
      guard status != 0 else { return output }
      let isEnded = output.isEmpty || output.utf8.last == UInt8(ascii: "\n")
      return output + (isEnded ? "" : "\n") + "[exit \(status)]\n"
    }
  }

  private func status(of line: String) async -> Int32 {
    do throws(Failure) {
      let words = try ShellWords(line).words
      return await Laboratory(sessionFactory).run(Array(words.dropFirst()))
    } catch {
      sandbox.write(error.message + "\n")
      return error.status
    }
  }
}
