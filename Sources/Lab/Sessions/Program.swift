/// The program of the laboratory.
package enum Program {
  /// The program's name in commands of the shell that texts propose: as the program was called, and `viperlab` in transcripts and
  /// lessons, whose answers are the same in every program.
  @TaskLocal package static var name = "viperlab"
}
