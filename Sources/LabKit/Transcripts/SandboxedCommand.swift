struct SandboxedCommand {
  let sessionFactory: SessionFactory
  let sandbox: Sandbox

  /// Returns the output of a command line, followed by a line such as `[exit 1]` when its exit status is not 0.
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
